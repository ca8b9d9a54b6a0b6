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
  intro: `Who kept the carts rolling in ${staffing.year}, in figures.`,
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
      `In ${staffing.year} we had ${staffing.fullTime} full-time and ${staffing.partTime} part-time positions all year. From ${firstMonth} to ${lastMonth}, when the shore is busy, ${staffing.seasonal} seasonal positions joined them, ${peakStaff} in all.`,
      `${staffing.retentionPercent}% of our people stayed. For ${staffing.plan.year} we plan to fill ${staffing.plan.hires.from} to ${staffing.plan.hires.to} positions and to keep retention at ${staffing.plan.retentionTargetPercent}% or more.`,
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
    paragraphs: [
      "The work is divided among five departments. We do not publish a head count for each.",
    ],
    points: [
      "Sales: advice, test drives, quotes and paperwork",
      "Service: maintenance, repair, custom work and the manufacturers' warranty work",
      "Rentals and delivery: reservations, handover, transport and pickup",
      "Parts and storage: orders, storage spaces, seasonal preparation",
      "Office: messages, accounts, people and training",
    ],
  },
  demographics: {
    id: "demographics",
    title: "Demographics",
    paragraphs: [
      "We publish no figures on age, gender, ethnicity, disability or veteran status. With a team this size such figures could point at a person. What we commit to is in our diversity and inclusion policy.",
    ],
  },
  practices: {
    id: "employment-practices",
    title: "Employment practices",
    paragraphs: [
      `Filling a position took ${staffing.averageDaysToFill} days on average. Employees have ${staffing.paidTimeOffDays.from} to ${staffing.paidTimeOffDays.to} days of paid time off a year.`,
    ],
    points: [
      "Positions are described by what the work needs, and applicants are asked the same questions",
      "Seasonal employees hear early about positions that open for the whole year",
    ],
  },
  development: {
    id: "professional-development",
    title: "Professional development",
    paragraphs: [
      `Everybody starts with ${staffing.orientationHours} hours of orientation: carts, safety, customers and the desk they will work at.`,
    ],
    points: [
      "Training on the models we sell, before they are on the floor",
      "Battery and charger safety for everybody who works on carts",
      "Turns at other desks, so that a caller rarely has to be passed on",
    ],
  },
  performance: {
    id: "performance-and-recognition",
    title: "Performance and recognition",
    paragraphs: [
      "Goals are agreed between manager and employee and written down. Good work is named when it happens, not once a year. We publish no ratings and no awards.",
    ],
  },
  safety: {
    id: "safety-and-wellness",
    title: "Safety and wellness",
    paragraphs: [
      "Lifting, battery work and trailers are where people get hurt in this trade. This is what we ask of everybody. We publish no injury figures in this report.",
    ],
    points: [
      "Eye and hand protection at the charging and battery bench",
      "Two people for loading and for heavy parts",
      "Shade, water and breaks on hot delivery days",
    ],
  },
  satisfaction: {
    id: "satisfaction",
    title: "Satisfaction",
    paragraphs: [
      "Retention is the figure we publish, because it shows what people do and not what they say. We publish no survey results.",
    ],
  },
  planning: {
    id: "future-planning",
    title: "Future planning",
    paragraphs: [
      `The plan for ${staffing.plan.year}: ${staffing.plan.hires.from} to ${staffing.plan.hires.to} new positions and a retention of ${staffing.plan.retentionTargetPercent}% or more.`,
    ],
  },
  community: {
    id: "community-impact",
    title: "Community impact",
    paragraphs: [
      "Seasonal work is often a first job on the shore. We try to make it a good one: regular hours, training that counts elsewhere, and a call when a permanent position opens.",
    ],
  },
  contact: {
    id: "hr-contact",
    title: "HR contact",
    paragraphs: [
      "Questions about this report, about working here or about an application: write or call, and ask for human resources.",
    ],
  },
} as const satisfies Record<string, ReportSection>;
