/** How the cluster is reached; without a user name none is sent. */
export interface OpenSearchSettings {
  /** Of nodes of one cluster: where one does not answer, the next is asked. */
  urls: readonly string[];
  index: string;
  username: string | null;
  password: string | null;
}
