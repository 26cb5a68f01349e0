import { FLOW_FONT_SIZE, type FlowColour, type FlowDrawing, type FlowShape } from "./draw-flow.ts";

/** Of a file, which is read on white wherever it goes. */
const COLOURS: Record<FlowColour, string> = {
  line: "#5d564c",
  box: "#ffffff",
  aside: "#f6f4f0",
  phase: "#dfeeed",
  ink: "#231f1a",
  phaseInk: "#0b5f66",
};

const MARGIN = 16;
const FONTS = "'Source Sans 3', 'Segoe UI', 'Hiragino Sans', 'PingFang SC', 'Noto Sans CJK JP', Arial, sans-serif";

const ENTITIES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
]);

/** Characters that XML cannot hold at all. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  return text.replace(IMPOSSIBLE, "").replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character);
}

function writeShape(shape: FlowShape): string {
  switch (shape.kind) {
    case "box":
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="4" fill="${COLOURS[shape.fill]}" stroke="${COLOURS.line}"/>`;
    case "path":
      return `<path d="${shape.d}" stroke="${COLOURS.line}" fill="${shape.isFilled ? COLOURS.line : "none"}"/>`;
    case "text": {
      const turn = shape.turned ? ` text-anchor="middle" transform="rotate(-90 ${shape.x} ${shape.y})"` : "";
      const weight = shape.isStrong ? ' font-weight="600"' : "";
      return `<text x="${shape.x}" y="${shape.y}" fill="${COLOURS[shape.colour]}"${weight}${turn}>${escapeXml(shape.text)}</text>`;
    }
  }
}

/** The drawing as a file of its own, with its title and its description for who cannot see it. */
export function writeFlowSvg(drawing: FlowDrawing, title: string, description: string, language: string): string {
  const width = drawing.width + 2 * MARGIN;
  const height = drawing.height + 2 * MARGIN;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" role="img" lang="${language}" font-family="${FONTS}" font-size="${FLOW_FONT_SIZE}">`,
    `<title>${escapeXml(title)}</title>`,
    `<desc>${escapeXml(description)}</desc>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="#ffffff"/>`,
    ...drawing.shapes.map(writeShape),
    "</svg>",
    "",
  ].join("\n");
}
