# What is needed to build lies in the first stages; the last one has Node, the bundles and the packages that they load.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY database/package.json database/
COPY demo-library/package.json demo-library/
COPY documents/package.json documents/
COPY language-models/package.json language-models/
COPY mail/package.json mail/
COPY medline/package.json medline/
COPY query/package.json query/
COPY reader/package.json reader/
COPY runtime/package.json runtime/
COPY server/package.json server/
COPY sources/package.json sources/
COPY terminology/package.json terminology/
COPY text/package.json text/
COPY web/package.json web/

FROM manifests AS build
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM manifests AS packages
RUN npm ci --omit=dev --workspace=server --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data/medsieve
WORKDIR /app
COPY package.json LICENSE NOTICE ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/web/dist web/dist
COPY demo-library/demonstration-library.xml.gz demo-library/
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "server/dist/main.mjs"]
