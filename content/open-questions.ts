/** Something the dealership must still confirm; `npm run launch-check` lists these. */
export interface OpenQuestion {
  id: string;
  question: string;
  shownOn: readonly string[];
  valueShown: string;
  otherValues: readonly string[];
  confirmedBy: string;
}
