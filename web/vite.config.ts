import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const API = process.env.MEDSIEVE_SERVER ?? "http://127.0.0.1:3000";

/**
 * Puts a translation under locales/<language>/, where the browser asks for it again each time, and everything else under
 * assets/ with its hash. The first script holds the names of all translations, and hashes do not pack.
 */
function nameAsset({ originalFileNames }: { originalFileNames: string[] }): string {
  const language = /locales\/(\w+)\/[\w-]+\.json$/.exec(originalFileNames[0] ?? "")?.[1];
  return language === undefined ? "assets/[name]-[hash][extname]" : `locales/${language}/[name][extname]`;
}

/**
 * The notices' library puts its styles into the page by itself, which the content security policy does not allow: they come as
 * a file. Fails where the library does so in another way than is known.
 */
const noticeStyles: Plugin = {
  name: "notice-styles",
  apply: "build",
  transform(code, id) {
    if (!/\/sonner\/dist\/index\.mjs$/.test(id)) return null;
    const without = code.replace(/^__insertCSS\(".*"\);$/m, "");
    if (without === code) throw new Error("sonner does not insert its styles as it did");
    return { code: without, map: null };
  },
};

export default defineConfig({
  root: path.resolve(import.meta.dirname),
  plugins: [react(), tailwindcss(), noticeStyles],
  // A worker loads the detector of encodings only for a file that needs it.
  worker: { format: "es" },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/api": { target: API, ws: true } },
  },
  build: {
    outDir: "dist",
    // The server's content security policy lets nothing be loaded from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        assetFileNames: nameAsset,
        // Few large files are smaller when packed than many small ones with the same code.
        codeSplitting: {
          groups: [{ name: "start", tags: ["$initial"] }],
        },
      },
    },
  },
});
