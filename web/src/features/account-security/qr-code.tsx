import { encode } from "uqr";

interface QrCodeProps {
  text: string;
  /** What it is, for those who cannot see it. */
  label: string;
}

/** A QR code, drawn here: what it holds is sent nowhere. Black on white in every theme, as cameras want it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-52 rounded-md"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join("")} fill="#000" />
    </svg>
  );
}
