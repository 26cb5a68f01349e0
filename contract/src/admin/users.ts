import { z } from "zod";
import { emailSchema, nameSchema } from "../accounts.ts";
import { BATCH_USERS_MAX, IMPORT_ROWS_MAX, MONTHLY_LIMIT_MAX, ROLES } from "../constants.ts";
import { ERROR_CODES } from "../error-codes.ts";
import { languageSchema } from "../language.ts";
import { emptyAsAbsent, orderSchema, pageMetaSchema, pageQuerySchema, searchTextSchema } from "./paging.ts";

export const adminUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  company_id: z.uuid().nullable(),
  /** The company's name, else what a demo account said of itself. */
  company_name: z.string().nullable(),
  role: z.enum(ROLES),
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
  last_login_at: z.iso.datetime().nullable(),
  /** False: the invitation has not been taken up yet, or the account signs in elsewhere only. */
  has_set_password: z.boolean(),
  /** Whether the account signs in at an OpenID provider, too. */
  has_single_sign_on: z.boolean(),
  /** Whether signing in asks for a code. */
  has_second_factor: z.boolean(),
  /** Searches a month; null means the default of the role. */
  monthly_limit: z.int().nullable(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const USER_SORTS = ["full_name", "email", "company_name", "role", "is_active", "created_at"] as const;

/** GET /admin/users */
export const adminUsersQuerySchema = pageQuerySchema.extend({
  /** Part of the name or of the address. */
  search: emptyAsAbsent(searchTextSchema),
  company_id: emptyAsAbsent(z.uuid({ error: "company_id must be the id of a company" })),
  role: emptyAsAbsent(z.enum(ROLES, { error: `role must be one of: ${ROLES.join(", ")}` })),
  is_active: emptyAsAbsent(
    z.enum(["true", "false"], { error: "is_active must be true or false" }).transform((value) => value === "true"),
  ),
  sort: emptyAsAbsent(z.enum(USER_SORTS, { error: `sort must be one of: ${USER_SORTS.join(", ")}` })),
  order: emptyAsAbsent(orderSchema),
});
export type AdminUsersQuery = z.output<typeof adminUsersQuerySchema>;

export const adminUsersPageSchema = z.object({ items: z.array(adminUserSchema), meta: pageMetaSchema });
export type AdminUsersPage = z.infer<typeof adminUsersPageSchema>;

const companyIdSchema = z.uuid({ error: "Company is required" });
const roleSchema = z.enum(ROLES, { error: "Role must be 'admin', 'user', or 'demo' (or 'company_admin')" });
const limitMessage = (min: number) => `Search limit must be a whole number from ${min} to ${MONTHLY_LIMIT_MAX}`;

const mustChangePasswordSchema = z.boolean({ error: "must_change_password must be true or false" }).default(false);

/** POST /admin/users. The rules of passwords (password.ts) are checked beside it: 400 weak_password. */
export const userCreateSchema = z.object({
  email: emailSchema,
  full_name: nameSchema("Full name is required"),
  password: z.string({ error: "Password is required" }).min(1, "Password is required"),
  company_id: companyIdSchema,
  role: roleSchema,
  is_active: z.boolean({ error: "is_active must be true or false" }).default(true),
  search_limit: z
    .int({ error: limitMessage(1) })
    .min(1, limitMessage(1))
    .max(MONTHLY_LIMIT_MAX, limitMessage(1))
    .nullable()
    .default(null),
  /** True: the password is temporary and is replaced at the first sign-in. */
  must_change_password: mustChangePasswordSchema,
});
export type UserCreate = z.input<typeof userCreateSchema>;

/** POST /admin/users/invite. The invited person gets the role `user`. */
export const userInviteSchema = z.object({
  email: emailSchema,
  full_name: nameSchema("Full name is required"),
  company_id: companyIdSchema,
  role: z.literal("user", { error: "An invitation always makes a user; role must be user" }).default("user"),
  is_active: z.boolean({ error: "is_active must be true or false" }).default(true),
  language: languageSchema.default("en"),
});
export type UserInvite = z.input<typeof userInviteSchema>;

/** PUT /admin/users/{id}: what is left out stays as it is. */
export const userUpdateSchema = z
  .object({
    full_name: nameSchema("Full name is required").optional(),
    role: roleSchema.optional(),
    is_active: z.boolean({ error: "is_active must be true or false" }).optional(),
    /** Null only for an account that has no company. */
    company_id: companyIdSchema.nullable().optional(),
  })
  .refine((update) => Object.values(update).some((value) => value !== undefined), {
    error: "Nothing to change: give full_name, role, is_active or company_id",
  });
export type UserUpdate = z.input<typeof userUpdateSchema>;

/** What the calls that create and change a user answer. */
export const userAnswerSchema = z.object({ status: z.literal("success"), user: adminUserSchema });

/** POST /admin/users/{id}/reset-password; the body may be left out. `language` is of the mail that says it was done. */
export const passwordResetByAdminSchema = z.object({ language: languageSchema.default("en") }).nullish();
/** Its answer: shown once, never stored in the clear. */
export const temporaryPasswordSchema = z.object({ status: z.literal("success"), temporary_password: z.string() });

/** POST /admin/users/{id}/reset-factor; the body may be left out. `language` is of the mail that says it was done. */
export const factorResetSchema = z.object({ language: languageSchema.default("en") }).nullish();

/** POST /admin/users/{id}/resend-invitation */
export const invitationResendSchema = z.object({ language: languageSchema.default("en") });

const userIdsSchema = (what: "deleted" | "changed") =>
  z
    .array(z.string({ error: "Each entry must be the id of a user" }), { error: "The ids of users must be a list" })
    .min(1, "Name at least one user")
    .max(BATCH_USERS_MAX, `At most ${BATCH_USERS_MAX} users can be ${what} at once`);

/** POST /admin/users/batch-delete: the ids, as a bare array. */
export const batchDeleteSchema = userIdsSchema("deleted");

/** POST /admin/users/batch-update: one change of several users. */
export const batchUpdateSchema = z.object({
  user_ids: userIdsSchema("changed"),
  change: z
    .object({
      is_active: z.boolean({ error: "is_active must be true or false" }).optional(),
      company_id: companyIdSchema.optional(),
      /** Searches a month: 0 blocks searching, null is the default of the role. */
      monthly_limit: z
        .int({ error: limitMessage(0) })
        .min(0, limitMessage(0))
        .max(MONTHLY_LIMIT_MAX, limitMessage(0))
        .nullable()
        .optional(),
    })
    .refine((change) => Object.values(change).filter((value) => value !== undefined).length === 1, {
      error: "Give one of is_active, company_id or monthly_limit",
    }),
});
export type BatchUpdate = z.output<typeof batchUpdateSchema>;

/** Answers both. */
export const batchResultSchema = z.object({
  successful: z.int(),
  failed: z.int(),
  results: z.array(
    z.object({
      user_id: z.string(),
      success: z.boolean(),
      message: z.string(),
      /** Why it was not done; null where it was. */
      code: z.enum(ERROR_CODES).nullable(),
    }),
  ),
});
export type BatchResult = z.infer<typeof batchResultSchema>;

const importLimitMessage = "Monthly Search Limit must be a positive number";

/** The rule of character classes is not asked of imported passwords. */
const importPasswordSchema = z
  .string({ error: "Password is required" })
  .min(1, "Password is required")
  .max(256, "Password must have at most 256 characters");

/** A row of the batch import, as the form and the server both check it; the messages are the specification's. */
export const importRowSchema = z.object({
  email: z
    .string({ error: "Email Address is required" })
    .trim()
    .toLowerCase()
    .min(1, { error: "Email Address is required", abort: true })
    .max(320, { error: "Invalid email format", abort: true })
    .regex(/^[^\s\p{Cc}@<>"]+@[^\s\p{Cc}@<>"][^\s\p{Cc}@<>".]*\.[^\s\p{Cc}@<>"]+$/u, "Invalid email format"),
  full_name: nameSchema("Full Name is required"),
  password: importPasswordSchema,
  company: nameSchema("Company is required"),
  /** Null: `user` for a new account; an existing one keeps its own. */
  role: z.preprocess(
    (value) => (typeof value === "string" ? value.trim().toLowerCase() || null : (value ?? null)),
    roleSchema.nullable(),
  ),
  /** 0 blocks searching. Null: the default of the role for a new account; an existing one keeps its own. */
  monthly_search_limit: z
    .int({ error: importLimitMessage })
    .min(0, importLimitMessage)
    .max(MONTHLY_LIMIT_MAX, importLimitMessage)
    .nullable()
    .default(null),
});
/** A row where accounts that exist are changed: only a new one needs its password. Null: there is none. */
export const importUpdateRowSchema = importRowSchema.extend({
  password: z.preprocess((value) => (value === "" ? null : (value ?? null)), importPasswordSchema.nullable()),
});
export type ImportRow = z.output<typeof importUpdateRowSchema>;
/** A row of a preview, which only says whether there is a password. */
export const importPreviewRowSchema = importRowSchema.omit({ password: true }).extend({
  has_password: z.boolean({ error: "has_password must be true or false" }).default(true),
});
export type ImportPerson = Omit<ImportRow, "password">;

const importShape = {
  users: z
    .array(z.unknown(), { error: "users must be a list" })
    .min(1, "No valid users to import")
    .max(IMPORT_ROWS_MAX, `At most ${IMPORT_ROWS_MAX} users can be imported by one call`),
  /**
   * True: a row whose address has an account changes its name, company, role and limit; never its password, which such a
   * row may leave out. False: such a row is refused.
   */
  update_existing: z.boolean({ error: "update_existing must be true or false" }).default(false),
};

/** POST /admin/users/batch-import/preview: what an import of these rows would do; they come without passwords. */
export const importPreviewSchema = z.object(importShape);

/** POST /admin/users/batch-import. A row that cannot be used fails by itself; the others go on. */
export const batchImportSchema = z.object({
  ...importShape,
  send_welcome_emails: z.boolean({ error: "send_welcome_emails must be true or false" }).default(false),
  /** True: the passwords are temporary and are replaced at the first sign-in. */
  must_change_password: mustChangePasswordSchema,
  /** Of the welcome mails. */
  language: languageSchema.default("en"),
});
export type BatchImport = z.input<typeof batchImportSchema>;

export const IMPORT_REFUSALS = [
  "invalid",
  "repeated",
  "email_taken",
  "other_company",
  "administrators_only",
  "own_account",
  "last_administrator",
  "failed",
] as const;
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

/** What becomes of a row; `unchanged`: the account is already as the row says. */
export const IMPORT_OUTCOMES = ["created", "updated", "unchanged", "refused"] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What a row changes of an account; null of a limit is the default of the role. */
export const importChangeSchema = z.object({
  field: z.enum(["full_name", "company_name", "role", "monthly_limit"]),
  from: z.union([z.string(), z.int()]).nullable(),
  to: z.union([z.string(), z.int()]).nullable(),
});
export type ImportChange = z.infer<typeof importChangeSchema>;

/** Answers both calls; a preview says what would be. */
export const batchImportResultSchema = z.object({
  total: z.int(),
  successful: z.int(),
  failed: z.int(),
  results: z.array(
    z.object({
      /** As it was sent; empty where the row had none. */
      email: z.string(),
      success: z.boolean(),
      message: z.string(),
      /**
       * Why a row failed: its data, an address used twice in the call, one that has an account, a company or a role that
       * a company's administrator cannot give, rights that no one takes from oneself or the last administrator, or the
       * server's fault.
       */
      reason: z.enum(IMPORT_REFUSALS).nullable(),
      outcome: z.enum(IMPORT_OUTCOMES),
      /** Of an account that is updated; empty otherwise. */
      changes: z.array(importChangeSchema),
      /** A company of this name was made for the row. */
      company_created: z.boolean(),
    }),
  ),
});
export type BatchImportResult = z.infer<typeof batchImportResultSchema>;
