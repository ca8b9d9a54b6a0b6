const folderNames = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/**
 * The file of an nginx with one worker that writes no log and only into its own folder.
 * @param parts lines of `http`, and those of its one server, which listens on this port.
 */
export function writeNginxConfiguration(
  directory: string,
  port: number,
  parts: { http: string; server: string },
): string {
  const folders = folderNames.map((name) => `${name}_temp_path ${directory}/${name};`);
  return `
    user root;
    daemon off;
    worker_processes 1;
    pid ${directory}/nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log off;
      sendfile on;
      keepalive_requests 100000000;
      ${folders.join("\n")}
      ${parts.http}
      server {
        listen 127.0.0.1:${port};
        ${parts.server}
      }
    }
  `;
}
