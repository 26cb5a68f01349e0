import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";

/** Draws `content` with a server state of its own that tries nothing twice; answers the person at the keyboard. */
export function renderPage(content: ReactNode) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={queryClient}>{content}</QueryClientProvider>);
  return { person: userEvent.setup({ delay: null }), queryClient };
}
