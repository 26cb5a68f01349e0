import { Document, Packer, Paragraph } from "docx";

/** A Word document of these paragraphs. */
export function writeDocument(paragraphs: readonly string[]): Promise<Buffer> {
  const children = paragraphs.map((text) => new Paragraph(text));
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}
