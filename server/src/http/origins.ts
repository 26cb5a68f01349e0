import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyRequest } from "fastify";

export interface OriginConfig {
  /** The address the product is reached at: https://medsieve.example.org */
  publicUrl: string;
  /** The port this server listens on. */
  port: number;
}

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** The origins whose pages may use cookies and sockets: PUBLIC_URL's, and the local ones while that is local. */
export function listAllowedOrigins({ publicUrl, port }: OriginConfig): string[] {
  const { origin, hostname } = new URL(publicUrl);
  const local = LOCAL_HOSTS.includes(hostname)
    ? LOCAL_HOSTS.map((host) => new URL(`http://${host}:${port}`).origin)
    : [];
  return [...new Set([origin, ...local])];
}

/** True for a request of our own pages, and for one without an Origin, which comes from no web page. */
export function isAllowedOrigin(origin: string | undefined, config: OriginConfig): boolean {
  return origin === undefined || listAllowedOrigins(config).includes(origin.toLowerCase());
}

/** An onRequest hook for routes that act on a cookie. Throws 403 access_denied for a foreign page. */
export function requireOwnOrigin(config: OriginConfig): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (!isAllowedOrigin(request.headers.origin, config)) {
      throw new AppError(403, "access_denied", "This request does not come from an address of this installation");
    }
  };
}
