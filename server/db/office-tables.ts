/** A fact that the office changed; its value in `content/` holds for every other one. */
export interface FactTable {
  /** As content/dealership names it, such as `rentalFees.petHairDollars`. */
  path: string;
  /** As JSON; null when it is again the value in `content/`. */
  value: string | null;
  changed_at: string;
}

/** An entry of content/dealership/open-questions.ts that the dealership has answered. */
export interface ConfirmedQuestionTable {
  id: string;
  answer: string;
  confirmed_by: string;
  /** YYYY-MM-DD in America/New_York. */
  confirmed_on: string;
  /** Who typed it, and when. */
  recorded_by: string;
  recorded_at: string;
}

export interface InquiryNoteTable {
  id: string;
  inquiry_id: string;
  written_at: string;
  author_name: string;
  text: string;
}
