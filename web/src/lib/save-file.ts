/** Until then the browser has taken the content over. */
const TAKEN_OVER_MS = 60_000;

export interface SavedFile {
  name: string;
  type: string;
  parts: BlobPart[];
}

/** Hands a file to the browser to be saved, as a download does. */
export function saveFile({ name, type, parts }: SavedFile): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_OVER_MS);
}
