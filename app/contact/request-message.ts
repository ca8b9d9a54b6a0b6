import { requestTexts } from "#content/pages/words/contact-requests.ts";
import { buildRequestMessage } from "#domain/inquiry/inquiry-details.ts";
import { inquiryRules } from "#domain/inquiry/inquiry.ts";
import type { RequestKind } from "#domain/inquiry/request-fields.ts";
import { fieldLabels } from "./contact-form-words.ts";

/** What a request adds to the fields of an inquiry, or makes of them. */
export function toRequestFields(
  request: RequestKind | null,
  message: string,
  details: Readonly<Record<string, string>>,
): { message: string; details?: Record<string, string> } {
  if (request === null) return { message };
  const { isMessageRequired } = requestTexts[request];
  const { lengthMin } = inquiryRules.message;
  return {
    message: isMessageRequired ? message : buildRequestMessage(request, message, lengthMin),
    details: { ...details, request },
  };
}

/** The label of the message, and whether it may be left empty. */
export function findMessageField(request: RequestKind | null): {
  label: string;
  isRequired: boolean;
} {
  if (request === null) return { label: fieldLabels.message, isRequired: true };
  const { messageLabel, isMessageRequired } = requestTexts[request];
  return { label: messageLabel, isRequired: isMessageRequired };
}
