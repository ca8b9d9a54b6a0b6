import { expect, test } from "vitest";
import {
  findTopic,
  formatAbout,
  inquiryTopics,
  toInquiryTopic,
  toInterest,
} from "./inquiry-topic.ts";
import { interests } from "./inquiry.ts";

test("every topic is stored under one of the four interests and found again", () => {
  for (const topic of inquiryTopics) {
    for (const subject of ["", "Golf carts in Lewes, DE"]) {
      const stored = { interest: toInterest(topic), about: formatAbout(topic, subject) };
      expect(interests).toContain(stored.interest);
      expect(findTopic(stored)).toBe(topic);
      expect(stored.about).toContain(subject);
    }
  }
});

test("rental and storage are no sales, and stand at the beginning of about", () => {
  expect([toInterest("rental"), toInterest("storage")]).toEqual(["general", "general"]);
  expect(formatAbout("rental", "")).toBe("Rental");
  expect(formatAbout("storage", "Golf carts in Maine")).toBe("Storage: Golf carts in Maine");
  expect(formatAbout("service", "Warranty work")).toBe("Warranty work");
});

test("a text that only begins like a topic is none", () => {
  expect(findTopic({ interest: "parts", about: "Rentals of last year" })).toBe("parts");
  expect([toInquiryTopic("gossip"), toInquiryTopic(null)]).toEqual([null, null]);
});
