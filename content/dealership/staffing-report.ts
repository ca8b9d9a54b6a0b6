import type { DocumentHead } from "#content/pages/policies/policies.ts";

/** The year's figures, each once; totals and shares are computed where they are shown. */
export const staffing = {
  year: 2024,
  periodStart: "2024-01-01",
  periodEnd: "2024-12-31",
  fullTime: 24,
  partTime: 8,
  seasonal: 6,
  seasonalMonths: { from: "April", to: "October" },
  retentionPercent: 87,
  developmentPerEmployeeDollars: 1_200,
  paidTimeOffDays: { from: 15, to: 25 },
  orientationHours: 40,
  averageDaysToFill: 21,
  plan: {
    year: 2025,
    hires: { from: 6, to: 8 },
    retentionTargetPercent: 85,
  },
} as const;

/** Everybody on the payroll in season. */
export const peakStaff: number = staffing.fullTime + staffing.partTime + staffing.seasonal;

export const staffingReport: DocumentHead = {
  slug: "staffing-report",
  title: "Staffing Report",
  bodyTitle: `Annual Staffing Report ${staffing.year}`,
  intro: `Our team in ${staffing.year}, in numbers.`,
};

/** One section of the report: words around the figures, which the page draws. */
interface ReportSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

const { from: firstMonth, to: lastMonth } = staffing.seasonalMonths;

export const reportSections = {
  summary: {
    id: "executive-summary",
    title: "Executive summary",
    paragraphs: [
      `In ${staffing.year} we had ${staffing.fullTime} full-time and ${staffing.partTime} part-time positions all year. From ${firstMonth} to ${lastMonth}, when rentals and deliveries peak, we added ${staffing.seasonal} seasonal positions, for ${peakStaff} in all.`,
    ],
  },
  workforce: {
    id: "workforce",
    title: "Workforce overview",
    paragraphs: [],
  },
  departments: {
    id: "departments",
    title: "Departments and demographics",
    paragraphs: [
      "We don't publish headcounts for each department, or figures on age, gender, ethnicity, disability or veteran status: on a team this size they could identify a person. Our commitments are in our diversity and inclusion policy.",
    ],
  },
  practices: {
    id: "employment-practices",
    title: "Employment practices and professional development",
    paragraphs: [],
    points: [
      "Job postings list what the work requires, and we ask every applicant the same questions",
      "Training on new models before they reach the showroom floor, and in other departments, so callers rarely have to be transferred",
    ],
  },
  performance: {
    id: "performance-and-recognition",
    title: "Performance, recognition and satisfaction",
    paragraphs: [
      "Managers and employees set goals together and put them in writing. We recognize good work when it happens, not once a year. The figure we publish is retention, because it shows how many people chose to stay. We don't publish ratings, awards or survey results.",
    ],
  },
  safety: {
    id: "safety-and-wellness",
    title: "Safety and wellness",
    paragraphs: [
      "In this business, people get hurt lifting, working on batteries and handling trailers. These are our rules for everyone. This report doesn't include injury figures.",
    ],
    points: [
      "Battery and charger safety training for everyone who works on carts",
      "Eye and hand protection at the battery bench",
      "Two people for loading and heavy parts",
      "Shade, water and breaks on hot delivery days",
    ],
  },
  planning: {
    id: "future-planning",
    title: "Future planning and community impact",
    paragraphs: [
      "Seasonal work at the shore is often a first job. We try to make it a good one, with regular hours, training, and a call when a permanent position opens up.",
    ],
  },
  contact: {
    id: "hr-contact",
    title: "HR contact",
    paragraphs: ["Questions about this report, a job or an application? Ask for human resources."],
  },
} as const satisfies Record<string, ReportSection>;

/** What each department does. */
export const departments = [
  ["Sales", "Advice, test drives, quotes and paperwork"],
  ["Service", "Maintenance, repairs, custom work and the manufacturers' warranty work"],
  ["Rentals and delivery", "Reservations, handover, transport and pickup"],
  ["Parts and storage", "Orders, storage spaces and seasonal prep"],
  ["Office", "Messages, accounts, people and training"],
] as const;
