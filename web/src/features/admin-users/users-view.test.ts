import { expect, test } from "vitest";
import { readUsersView, writeUsersQuery } from "./users-view.ts";

const COMPANY = "8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e11";

test("an address names what is shown, and what it has that cannot be used counts as not there", () => {
  const address = { search: 42, company: COMPANY, role: "demo", status: "inactive", sort: "email", page: 3, size: 50 };
  expect(readUsersView(address)).toEqual({
    search: "42",
    company: COMPANY,
    role: "demo",
    status: "inactive",
    sort: "email",
    order: "asc",
    page: 3,
    size: 50,
  });
  const nonsense = {
    search: " ",
    company: "1 or 1",
    role: "boss",
    status: true,
    sort: "constructor",
    page: -1,
    size: 7,
  };
  expect(Object.values(readUsersView(nonsense)).every((value) => value === undefined)).toBe(true);
});

test("the call asks for the first page, newest first, unless something else is wanted", () => {
  expect(writeUsersQuery({})).toBe("page=1&per_page=20&sort=created_at&order=desc");
  const view = { search: " a&b ", company: COMPANY, role: "user", status: "active", page: 2, size: 10 } as const;
  expect(writeUsersQuery(view)).toBe(
    `page=2&per_page=10&sort=created_at&order=desc&search=a%26b&company_id=${COMPANY}&role=user&is_active=true`,
  );
});
