/** What the history of staff calls an inquiry. */
export function toInquirySubject(inquiryId: string): string {
  return `inquiry:${inquiryId}`;
}
