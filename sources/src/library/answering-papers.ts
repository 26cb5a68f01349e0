import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import { libraryIndex } from "@medsieve/database/schema/library";
import { sql } from "drizzle-orm";

/** A condition on `library_index`: fictional papers answer only while there is no real one. */
export const answersFromLibrary = sql`(${libraryIndex.pmid} < ${DEMONSTRATION_PMID_FROM} or not exists (
  select 1 from library_index as other where other.pmid < ${DEMONSTRATION_PMID_FROM}))`;
