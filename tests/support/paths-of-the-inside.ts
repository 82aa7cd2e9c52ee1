/**
 * Paths that scanners look for: where a careless server keeps its sources, settings, keys, copies
 * and figures, and ways around its folders.
 */
export const pathsOfTheInside = `
  /.git/HEAD /.git/config /.env /.env.production /.npmrc /.ci/run
  /.DS_Store /.well-known/../.env /package.json /package-lock.json /Dockerfile /compose.yaml
  /server/main.ts /config/bank.ts /node_modules/fastify/package.json /data/bank.key /data.key /pages.json
  /index.html~ /index.html.bak /index.html.old /app.html /backup.zip /backup.bank
  /dump.sql /metrics /api/metrics /debug /server-status /assets/
  /assets/../pages.json /assets/%2e%2e/pages.json /assets/..%2fpages.json /assets/..%5cpages.json /%2e%2e/package.json //etc/passwd
  /assets/%00 /contact-sent.html /public-facts.js /api/ /api/.env /api/users/user/x.css
  /api/openapi.yaml
`
  .trim()
  .split(/\s+/);
