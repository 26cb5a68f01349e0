import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { sendRequest } from "../lib/send-request.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { preparePageTests } from "../testing/page-test.ts";
import { renderPage } from "../testing/render-page.tsx";
import { UnreachableNotice } from "./unreachable-notice.tsx";

preparePageTests();

const ask = () => sendRequest({ path: "/usage/current", timeoutMs: null, token: null });
const TEXT = /The server cannot be reached/;

test("says that the server does not answer, and loads everything again once it does", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeApi({ "GET /usage/current": "no network" });
  const { queryClient } = renderPage(<UnreachableNotice />);
  const loaded = vi.fn(async () => "data");
  await queryClient.fetchQuery({ queryKey: ["something"], queryFn: loaded });
  expect(screen.queryByText(TEXT)).toBeNull();
  await act(() => expect(ask()).rejects.toThrow());
  expect(screen.getByText(TEXT)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.getByText(TEXT)).toBeTruthy();

  fakeApi({ "GET /health": {} });
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
  expect(queryClient.getQueryState(["something"])?.isInvalidated).toBe(true);
  vi.useRealTimers();
});

test("takes a refusal for an answer", async () => {
  fakeApi({ "GET /usage/current": { status: 503, body: { detail: "no", code: "source_unavailable" } } });
  renderPage(<UnreachableNotice />);
  await act(() => expect(ask()).rejects.toThrow());
  expect(screen.queryByText(TEXT)).toBeNull();
});
