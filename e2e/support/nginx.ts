import { type Nginx, runNginx } from '../../scripts/lib/run-nginx';

interface Options {
  /** An exported site. */
  readonly folder: string;
  /** Where API and pictures are answered, without a slash at the end. */
  readonly behind: string;
  /** Files of modules that nginx loads. */
  readonly modules?: readonly string[];
}

/** The answers have headers: those of the server are not inherited. */
const NO_HEADERS = 'add_header Content-Security-Policy "" always;';

/**
 * One server that includes the configuration of an exported site, as docs/contracts/static-site.md
 * describes it.
 */
export const startNginx = ({ folder, behind, modules = [] }: Options): Promise<Nginx> =>
  runNginx({
    readyPath: '/channel.json',
    modules,
    http: (port) => `server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}/nginx.conf;
    location ^~ /api/ {
      proxy_pass ${behind}/api/;
      proxy_http_version 1.1;
      proxy_buffering off;
      ${NO_HEADERS}
    }
    location ^~ /media/ { proxy_pass ${behind}/media/; ${NO_HEADERS} }
  }`,
  });
