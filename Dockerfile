# docker build -t coastline-golf-carts . && docker run -p 3000:3000 -v site-data:/data coastline-golf-carts
# The version of Node is the one in .nvmrc; a test compares them.

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
COPY tools/node/package.json tools/node/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:26.10.0-bookworm-slim AS production-packages
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /site
RUN mkdir /data && chown node:node /data
COPY --from=production-packages /src/package.json ./
COPY --from=production-packages /src/node_modules ./node_modules
COPY --from=build /src/build ./build
COPY content ./content
COPY domain ./domain
COPY server ./server
COPY cli ./cli
# glibc gives each thread memory of its own to begin with, of which the site fills little.
ENV MALLOC_ARENA_MAX=2
# Larger pieces go back to the system as soon as they are free.
ENV MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=65536
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --start-interval=1s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--v8-pool-size=1", "server/launch.js", "build/start/start.js"]
