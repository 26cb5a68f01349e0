import { z } from "zod";
import { LITERATURE_SOURCES } from "../sources.ts";
import { pageMetaSchema, pageQuerySchema, searchTextSchema } from "./paging.ts";

/** Bytes of a file that is sent in parts, and of a part. NLM's own files have at most some 60 MB. */
export const LIBRARY_FILE_MAX_BYTES = 999_999_999;
export const LIBRARY_PART_BYTES = 4 * 1024 ** 2;
/** Files that one import takes. */
export const IMPORT_FILES_MAX = 2000;

export const LIBRARY_FILE_TAKES =
  "a name of letters, digits, dots, hyphens and underscores that ends in .xml or .xml.gz";

/** The name of a PubMed file: no path, nothing hidden. */
export const libraryFileNameSchema = z
  .string({ error: `name must be ${LIBRARY_FILE_TAKES}` })
  .max(200, "name must have at most 200 characters")
  .regex(/^\w[\w.-]*\.xml(?:\.gz)?$/i, `name must be ${LIBRARY_FILE_TAKES}`);

const count = z.int().nonnegative();
export const IMPORT_STATES = ["running", "completed", "failed", "interrupted"] as const;
const importCountsShape = { added: count, replaced: count, unchanged: count, deleted: count };

/** One file that was imported, or is being, by whatever way. */
export const libraryImportSchema = z.object({
  id: z.string(),
  file: z.string(),
  status: z.enum(IMPORT_STATES),
  ...importCountsShape,
  /** Names file, line and last PMID; null unless it failed. */
  error: z.string().nullable(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});
export type LibraryImport = z.infer<typeof libraryImportSchema>;

export const JOB_STATES = ["running", "completed", "failed", "cancelled", "interrupted"] as const;

/** An import that was begun on the page. At most one runs, whatever server runs it. */
export const libraryJobSchema = z.object({
  id: z.string(),
  files: z.array(z.string()),
  /** "interrupted": the server ended; "failed": a file could not be imported, or not whole. */
  status: z.enum(JOB_STATES),
  is_cancelling: z.boolean(),
  started_by: z.string().nullable(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** Null before the first batch. Bytes are those on disk, of the file in hand. */
  progress: z
    .object({
      file: z.string(),
      file_number: count,
      bytes_read: count,
      bytes_total: count,
      /** Records a second. */
      per_second: z.number(),
      /** Of all files; null until it is known. */
      seconds_left: z.number().nullable(),
      read: count,
      ...importCountsShape,
    })
    .nullable(),
  /** What became of each file that was tried. */
  outcomes: z.array(
    z.object({
      file: z.string(),
      status: z.enum(["completed", "failed", "interrupted"]),
      read: count,
      ...importCountsShape,
      error: z.string().nullable(),
    }),
  ),
});
export type LibraryJob = z.infer<typeof libraryJobSchema>;

/** Null: none was ever begun. */
export const libraryJobAnswerSchema = z.object({ job: libraryJobSchema.nullable() });

/** GET /admin/library: what is in the library. */
export const librarySchema = z.object({
  /** What LITERATURE_SOURCE names. */
  source_setting: z.enum(LITERATURE_SOURCES),
  /** Where the papers are that the following figures count. */
  kept_in: z.enum(["database", "opensearch"]),
  papers: count,
  /** The figures from here on are null where a search engine holds the library. Null, too, where no paper has a year. */
  first_year: z.int().nullable(),
  last_year: z.int().nullable(),
  with_abstract: count.nullable(),
  with_mesh: count.nullable(),
  /** Papers whose headings are not yet indexed by this year's MeSH. */
  behind_mesh: count.nullable(),
  retracted: count.nullable(),
  /** Papers that lists of retractions name, held or not. */
  listed_notices: count,
  /** Latest revision date of a record, YYYY-MM-DD. */
  revised: z.iso.date().nullable(),
  demonstration: z.object({ is_on: z.boolean(), papers: count }),
  /** LIBRARY_FOLLOW; null where no folder is followed. */
  follow: z
    .object({
      folder: z.string(),
      last_file: z.string().nullable(),
      taken_at: z.string().nullable(),
      checked_at: z.string(),
      trouble: z.string().nullable(),
    })
    .nullable(),
});
export type Library = z.infer<typeof librarySchema>;

export const libraryImportsPageSchema = z.object({ items: z.array(libraryImportSchema), meta: pageMetaSchema });
export const libraryImportsQuerySchema = pageQuerySchema;

/** A file that lies in LIBRARY_FOLDER and can be imported. */
export const libraryFileSchema = z.object({
  name: z.string(),
  bytes: count,
  changed_at: z.iso.datetime(),
  /** How its last import ended; null where it was never imported, or has changed since. */
  imported: z.enum(IMPORT_STATES).nullable(),
});
export type LibraryFile = z.infer<typeof libraryFileSchema>;

export const libraryFilesSchema = z.object({ folder: z.string(), items: z.array(libraryFileSchema) });

export const importRequestSchema = z.object({
  files: z
    .array(libraryFileNameSchema, { error: "files must be a list of names of files in the folder" })
    .min(1, "files must name at least one file")
    .max(IMPORT_FILES_MAX, `files must name at most ${IMPORT_FILES_MAX} files`),
});

const bytesMessage = `size must be the file's bytes, from 1 to ${LIBRARY_FILE_MAX_BYTES}`;
const offsetMessage = "offset must be the number of bytes that were sent before";
const bytesNumber = (pattern: RegExp, message: string) => z.string().regex(pattern, message).transform(Number);

export const filePathSchema = z.object({ name: libraryFileNameSchema });
/** Of a part: where it begins, and how long the whole file is. */
export const filePartQuerySchema = z.object({
  offset: bytesNumber(/^\d{1,9}$/, offsetMessage),
  size: bytesNumber(/^[1-9]\d{0,8}$/, bytesMessage),
});
/** How much of it is there. */
export const filePartAnswerSchema = z.object({ received: count, is_complete: z.boolean() });

export const demonstrationRequestSchema = z.object({
  is_on: z.boolean({ error: "is_on must be true or false" }),
});

/** A paper of the library that was retracted, or that a list says was. */
export const retractedPaperSchema = z.object({
  pmid: z.int(),
  title: z.string(),
  journal: z.string().nullable(),
  year: z.int().nullable(),
  /** Who says so: the record itself, the record of a notice, a list that was taken in. */
  said_by: z.array(z.enum(["record", "notice", "list"])),
});
export type RetractedPaper = z.infer<typeof retractedPaperSchema>;
export const retractedPapersQuerySchema = pageQuerySchema.extend({ search: searchTextSchema.optional() });
export const retractedPapersPageSchema = z.object({ items: z.array(retractedPaperSchema), meta: pageMetaSchema });
