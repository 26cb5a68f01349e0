import type { Library } from "@medsieve/contract/admin/library";
import type { Database } from "@medsieve/database/client";
import { wantsDemonstration } from "@medsieve/sources/demonstration/demonstration-switch";
import { readLibraryStatus } from "@medsieve/sources/library/library-status";
import type { Sources } from "@medsieve/sources/sources";

/** What is in the library, wherever it is kept. A search engine that cannot be asked counts as empty. */
export async function describeLibrary(database: Database, sources: Sources): Promise<Library> {
  const [status, engine, isOn] = await Promise.all([
    readLibraryStatus(database),
    sources.checkEngine(),
    wantsDemonstration(database),
  ]);
  const { follow } = status;
  const common = {
    source_setting: sources.setting,
    listed_notices: status.listedNotices,
    demonstration: { is_on: isOn, papers: status.demonstrationPapers },
    follow: follow && {
      ...{ folder: follow.folder, last_file: follow.lastFile, taken_at: follow.takenAt },
      ...{ checked_at: follow.checkedAt, trouble: follow.trouble },
    },
  };
  if (engine !== null) {
    return {
      ...common,
      ...{ kept_in: "opensearch", papers: engine.papers ?? 0, first_year: null, last_year: null, with_abstract: null },
      ...{ with_mesh: null, behind_mesh: null, retracted: null, revised: null },
    };
  }
  return {
    ...common,
    ...{ kept_in: "database", papers: status.papers, first_year: status.firstYear, last_year: status.lastYear },
    ...{ with_abstract: status.withAbstract, with_mesh: status.withMesh, behind_mesh: status.behindMesh },
    ...{ retracted: status.retracted, revised: status.revised },
  };
}
