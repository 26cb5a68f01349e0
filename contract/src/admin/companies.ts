import { z } from "zod";
import { nameSchema } from "../accounts.ts";
import { dropUnprintable } from "../readable-text.ts";
import { emptyAsAbsent, optionalPageQuerySchema, orderSchema, pageMetaSchema, searchTextSchema } from "./paging.ts";

export const companySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  user_count: z.int(),
  /** False: the built-in reader alone reads for its people. */
  models_allowed: z.boolean(),
  /** Of addresses, lower case: who gets an account by single sign-on with such an address belongs to this company. */
  domains: z.array(z.string()),
  created_at: z.iso.datetime(),
});
export type Company = z.infer<typeof companySchema>;

export const COMPANY_SORTS = ["name", "user_count", "created_at"] as const;

/** GET /admin/companies: without paging parameters all of them. */
export const companiesQuerySchema = optionalPageQuerySchema.extend({
  /** Part of the name or of the description. */
  search: emptyAsAbsent(searchTextSchema),
  sort: emptyAsAbsent(z.enum(COMPANY_SORTS, { error: `sort must be one of: ${COMPANY_SORTS.join(", ")}` })),
  order: emptyAsAbsent(orderSchema),
});
export const companiesPageSchema = z.object({
  items: z.array(companySchema),
  meta: pageMetaSchema,
  /** Over the companies that match, on whatever page they are. */
  totals: z.object({ user_count: z.int() }),
});
export type CompaniesPage = z.infer<typeof companiesPageSchema>;

export const COMPANY_DOMAINS_MAX = 50;
const domainSchema = z
  .string({ error: "Each domain must be text" })
  .trim()
  .toLowerCase()
  .max(253, "A domain has at most 253 characters")
  .regex(/^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+$/, "A domain is written like hospital.example");

/** POST /admin/companies and PUT /admin/companies/{id} */
export const companyWriteSchema = z.object({
  name: nameSchema("Company name is required"),
  description: z
    .string({ error: "description must be text" })
    .overwrite(dropUnprintable)
    .trim()
    .max(2000, "description must have at most 2000 characters")
    .nullable()
    .default(null),
  /** Absent: as it is; true for a new company. */
  models_allowed: z.boolean({ error: "models_allowed must be true or false" }).optional(),
  /** Absent: as they are; none for a new company. A domain belongs to one company. */
  domains: z
    .array(domainSchema, { error: "domains must be a list" })
    .max(COMPANY_DOMAINS_MAX, `A company has at most ${COMPANY_DOMAINS_MAX} domains`)
    .transform((domains) => [...new Set(domains)])
    .optional(),
});
export type CompanyWrite = z.input<typeof companyWriteSchema>;

export const companyAnswerSchema = z.object({ status: z.literal("success"), company: companySchema });
export const companyDeletedSchema = z.object({ status: z.literal("success"), deleted_users: z.int() });
