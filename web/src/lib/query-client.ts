import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const MAX_RETRIES = 2;

function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502) && error.code !== "timed_out";
}

/**
 * What is known of the server's data; only failures that may pass by themselves are tried again. Asked whatever the browser
 * says of its network, since the server may be on the same machine.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
