/** Inquiries on one page of the office's list. */
export const inquiriesPerPage = 50;
