/** What a page says and shows, as far as crawlers are told. */
export interface PageContent {
  /** Changes when, and only when, a visitor would notice. */
  textHash: string;
  /** Paths or https addresses of the pictures it shows, each once; decorative ones are left out. */
  images: readonly string[];
}
