# Build: transpile with the development dependencies, then keep what the service needs to run.
FROM node:24-alpine AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY tsconfig.json ./
COPY tools ./tools
COPY src ./src
COPY data/raw/visibility ./data/raw/visibility
# The bundle is started once, for what V8 compiles of it.
COPY data/packed ./data/packed
# --build-arg OPENTELEMETRY=yes keeps what sends traces and metrics to a collector.
ARG OPENTELEMETRY=
RUN node tools/build.mjs && node tools/build-server.mjs && node dist/tools/data/build.js visibility-pack \
 && cp -r node_modules/@opentelemetry /tmp/opentelemetry \
 && npm prune --omit=dev --ignore-scripts \
 && if [ -n "$OPENTELEMETRY" ]; then rm -rf node_modules/@opentelemetry && mv /tmp/opentelemetry node_modules/@opentelemetry; fi

FROM node:24-alpine
ENV NODE_ENV=production SERVICE_HOST=0.0.0.0 SERVICE_PORT=8080
WORKDIR /app
COPY package.json LICENSE NOTICE* ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist/src ./dist/src
COPY --from=build /app/dist/server ./dist/server
COPY --from=build /app/dist/public ./dist/public
COPY --from=build /app/dist/vendor ./dist/vendor
COPY --from=build /app/data/packed ./data/packed
# Used only when SERVICE_PHYSICAL_VISIBILITY_DATA_PACK_DIRECTORY=/app/visibility-pack is set.
COPY --from=build /app/visibility-pack ./visibility-pack
# Nothing is written at run time: the image works with `docker run --read-only`.
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SERVICE_PORT}/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The process itself, not npm: signals reach it, and it drains before it ends.
CMD ["node", "dist/server/main.js"]
