import type { CallToolResult } from "@modelcontextprotocol/server";
import { CallRefused } from "./api-calls.ts";

/** What a tool made, structured and, for clients that read text alone, as JSON; a refusal in its own words. */
export async function answerTool(make: () => Promise<object>): Promise<CallToolResult> {
  try {
    const made = await make();
    return { structuredContent: { ...made }, content: [{ type: "text", text: JSON.stringify(made) }] };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return { isError: true, content: [{ type: "text", text: `${error.message} (${error.code})` }] };
  }
}
