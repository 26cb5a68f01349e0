import { z } from "zod";
import { ADMIN_PAGE_SIZE_DEFAULT, ADMIN_PAGE_SIZES } from "../constants.ts";

const pageSizeMax = Math.max(...ADMIN_PAGE_SIZES);
const pageMessage = "page must be a whole number from 1 to 10000000";
const pageSizeMessage = `per_page must be a whole number from 1 to ${pageSizeMax}`;

const wholeNumber = (message: string, max: number) =>
  z
    .string()
    .regex(/^\d{1,8}$/, message)
    .transform(Number)
    .pipe(z.int().min(1, message).max(max, message));

/** `page` counts from 1. */
export const pageQuerySchema = z.object({
  page: wholeNumber(pageMessage, 10_000_000).default(1),
  per_page: wholeNumber(pageSizeMessage, pageSizeMax).default(ADMIN_PAGE_SIZE_DEFAULT),
});

/** For lists that are given whole unless a page of them is asked for. */
export const optionalPageQuerySchema = z.object({
  page: wholeNumber(pageMessage, 10_000_000).optional(),
  per_page: wholeNumber(pageSizeMessage, pageSizeMax).optional(),
});

export const pageMetaSchema = z.object({
  total: z.int(),
  total_pages: z.int(),
  page: z.int(),
  per_page: z.int(),
});
export type PageMeta = z.infer<typeof pageMetaSchema>;

export const ORDERS = ["asc", "desc"] as const;
export const orderSchema = z.enum(ORDERS, { error: "order must be asc or desc" });

/** Words a list is searched for; blank means none. */
export const searchTextSchema = z
  .string()
  .trim()
  .max(200, "search must have at most 200 characters")
  .refine((text) => !text.includes("\0"), "search must not contain NUL characters");

/** A filter that is left out or left empty filters nothing. */
export const emptyAsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** Pages that `total` entries fill; at least one. */
export function describePages(total: number, page: number, perPage: number): PageMeta {
  return { total, total_pages: Math.max(1, Math.ceil(total / perPage)), page, per_page: perPage };
}
