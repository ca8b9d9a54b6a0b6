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
      `In ${staffing.year} we had ${staffing.fullTime} full-time and ${staffing.partTime} part-time positions all year. From ${firstMonth} to ${lastMonth}, when the shore is busy, we added ${staffing.seasonal} seasonal positions, for ${peakStaff} in all.`,
      `${staffing.retentionPercent}% of our people stayed with us. In ${staffing.plan.year} we plan to fill ${staffing.plan.hires.from} to ${staffing.plan.hires.to} positions and keep retention at ${staffing.plan.retentionTargetPercent}% or more.`,
    ],
  },
  workforce: {
    id: "workforce",
    title: "Workforce overview",
    paragraphs: [
      "Full-time and part-time positions last all year. Seasonal positions cover the months when rentals and deliveries peak.",
    ],
  },
  departments: {
    id: "departments",
    title: "Departments",
    paragraphs: ["We have five departments. We don't publish a headcount for each one."],
    points: [
      "Sales: advice, test drives, quotes and paperwork",
      "Service: maintenance, repairs, custom work and the manufacturers' warranty work",
      "Rentals and delivery: reservations, handover, transport and pickup",
      "Parts and storage: orders, storage spaces and seasonal prep",
      "Office: messages, accounts, people and training",
    ],
  },
  demographics: {
    id: "demographics",
    title: "Demographics",
    paragraphs: [
      "We don't publish figures on age, gender, ethnicity, disability or veteran status, because on a team this size they could identify a person. Our commitments are in our diversity and inclusion policy.",
    ],
  },
  practices: {
    id: "employment-practices",
    title: "Employment practices",
    paragraphs: [
      `It took ${staffing.averageDaysToFill} days on average to fill a position. Employees get ${staffing.paidTimeOffDays.from} to ${staffing.paidTimeOffDays.to} days of paid time off a year.`,
    ],
    points: [
      "Job postings list what the work requires, and we ask every applicant the same questions",
      "Seasonal employees hear early about year-round openings",
    ],
  },
  development: {
    id: "professional-development",
    title: "Professional development",
    paragraphs: [
      `Everyone starts with ${staffing.orientationHours} hours of orientation on carts, safety, customer service and their own job.`,
    ],
    points: [
      "Training on new models before they reach the showroom floor",
      "Battery and charger safety for everyone who works on carts",
      "Cross-training in other departments, so callers rarely have to be transferred",
    ],
  },
  performance: {
    id: "performance-and-recognition",
    title: "Performance and recognition",
    paragraphs: [
      "Managers and employees set goals together and put them in writing. We recognize good work when it happens, not once a year. We don't publish ratings or awards.",
    ],
  },
  safety: {
    id: "safety-and-wellness",
    title: "Safety and wellness",
    paragraphs: [
      "In this business, people get hurt lifting, working on batteries and handling trailers. These are our rules for everyone. This report doesn't include injury figures.",
    ],
    points: [
      "Eye and hand protection at the battery bench",
      "Two people for loading and heavy parts",
      "Shade, water and breaks on hot delivery days",
    ],
  },
  satisfaction: {
    id: "satisfaction",
    title: "Satisfaction",
    paragraphs: [
      "The figure we publish is retention, because it shows how many people chose to stay. We don't publish survey results.",
    ],
  },
  planning: {
    id: "future-planning",
    title: "Future planning",
    paragraphs: [
      `The plan for ${staffing.plan.year}: ${staffing.plan.hires.from} to ${staffing.plan.hires.to} new positions and retention of ${staffing.plan.retentionTargetPercent}% or more.`,
    ],
  },
  community: {
    id: "community-impact",
    title: "Community impact",
    paragraphs: [
      "For many people, seasonal work at the shore is a first job. We try to make it a good one, with regular hours, useful training, and a call when a permanent position opens up.",
    ],
  },
  contact: {
    id: "hr-contact",
    title: "HR contact",
    paragraphs: [
      "If you have questions about this report, working here or an application, call or email us and ask for human resources.",
    ],
  },
} as const satisfies Record<string, ReportSection>;
