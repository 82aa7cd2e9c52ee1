# syntax=docker/dockerfile:1
# Three stages: build with all packages, collect what runs, run it as a user without rights. Everything in it is named by its hash: the base by its digest, packages and Node itself by package-lock.json.
# “In a container” in docs/operating.md says how it is built for a registry.

# node:26-bookworm-slim of 8 July 2026. Its Node only installs; the bank runs on the one of package-lock.json, as everywhere.
FROM node:26-bookworm-slim@sha256:e999d087492c7227c85adc70574cf9d3cce774c3e6d7b8dfe473ee6b142c8f2c AS base
WORKDIR /app

FROM base AS build
# Packages first: this layer stays while only our own files change.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
RUN node_modules/.bin/node scripts/build.ts

FROM base AS packages
COPY package.json package-lock.json .npmrc ./
# Optional packages stay: Node and argon2 are one for each platform. npm lists packages only where none is missing, so the tools are taken off its list first.
RUN npm ci --omit=dev --include=optional --ignore-scripts --no-audit --no-fund \
    && npm pkg delete devDependencies \
    && npm sbom --sbom-format=cyclonedx --omit=dev > sbom.cdx.json \
    && sed -E -i '/^ +"(serialNumber|timestamp)": /d' sbom.cdx.json \
    && node_modules/.bin/node --version \
    && install --directory --owner=10001 --group=10001 --mode=0700 /empty

FROM base
ARG VERSION=unknown
ARG REVISION=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="Larkmoor" \
      org.opencontainers.image.description="An open-source online retail bank on one real double-entry ledger" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.source="${SOURCE}"
COPY --from=packages /app/node_modules node_modules
# The list of packages, in which operators look up known weaknesses. Its number and its time, which
# npm makes up, are removed: with them two builds of the same source would differ.
COPY --from=packages /app/sbom.cdx.json .
# The folders of the volumes, as the bank's user must find them; those of backups are for their schedule on PostgreSQL.
COPY --from=packages --chown=10001:10001 --chmod=0700 /empty /data
COPY --from=packages --chown=10001:10001 --chmod=0700 /empty /keys
COPY --from=packages --chown=10001:10001 --chmod=0700 /empty /backups
COPY --from=packages --chown=10001:10001 --chmod=0700 /empty /backup-notes
COPY --from=build /app/dist dist
COPY package.json LICENSE ./
COPY config config
COPY contract contract
COPY server server
COPY scripts/bank.ts scripts/
COPY scripts/bank scripts/bank
# The Node of package-lock.json comes first.
ENV PATH=/app/node_modules/.bin:$PATH \
    NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    BANK_DATA_DIR=/data/bank \
    BANK_KEY_FILE=/keys/bank.key
# A number, so that Kubernetes sees that it is not root; no such user need be in the image.
USER 10001:10001
# Two volumes: who copies the data has no key, and who copies the key has no data.
VOLUME /data /keys
EXPOSE 3000
# The first start of a new bank writes its database; later ones take two seconds. The shell asks, because a Node each ten seconds costs more than the bank at rest.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /api/live HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && read -r -t 4 _ status _ <&3 && [ \"$status\" = 200 ]"]
# The bank takes SIGTERM itself, so that `docker stop` is a clean stop. The engine reaps the processes that its helpers leave: `--init`, or the pod's shared process namespace.
ENTRYPOINT []
CMD ["node", "server/main.ts"]
