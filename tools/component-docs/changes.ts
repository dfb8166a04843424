import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The subject and date of a commit. */
export interface Change {
  /** As `YYYY-MM-DD`. */
  date: string;
  subject: string;
  /** The release that contains it, such as `0.1.0`; absent until there is one. */
  version?: string;
}

export interface PictureChanges {
  since: { version: string; date: string; commit: string };
  /** Stories of which a picture differs, with the file of one that does. */
  changed: { id: string; file: string }[];
  /** Ids of stories that had none. */
  added: string[];
  /** Ids of stories that have none any more. */
  removed: string[];
}

const root = join(import.meta.dirname, '../..');
const pictures = '.storybook/__screenshots__';

/** Runs git; returns undefined without a history, as in an archive. */
function git(args: string[], input = '') {
  try {
    const limits = { maxBuffer: 512e6, stdio: ['pipe', 'pipe', 'ignore'] as 'pipe'[] };
    return execFileSync('git', args, { cwd: root, input, ...limits });
  } catch {
    return undefined;
  }
}

/** A commit that touches more components counts only for those that it adds. */
const maxComponents = 12;

/** Returns the changes of each component by its name, latest first. `releases` maps a commit to its version. */
export function readChanges(log: string, releases = new Map<string, string>()): Map<string, Change[]> {
  const changes = new Map<string, Change[]>();
  let version: string | undefined;
  for (const entry of log.split('\0').slice(1)) {
    const [first = '', ...lines] = entry.split('\n');
    const [commit = '', date = '', subject = ''] = first.split('\t');
    version = releases.get(commit) ?? version;
    const touched = lines.flatMap((line) => {
      const [kind = '', ...paths] = line.split('\t');
      const path = paths.at(-1) ?? '';
      const [, folder, file] = path.match(/(\w+)\/([\w.]+)$/) ?? [];
      if (!folder || !/\.tsx?$/.test(path) || /\.(stories|test)\./.test(path)) return [];
      return [{ name: folder, isNew: kind === 'A' && file === `${folder}.tsx` }];
    });
    const all = new Set(touched.map(({ name }) => name));
    const brought = new Set(touched.filter(({ isNew }) => isNew).map(({ name }) => name));
    const names = all.size > maxComponents ? brought : all;
    const change = { date, subject: subject.replace(/^\[[\w, ]+\] /, ''), ...(version && { version }) };
    for (const name of names) changes.set(name, [...(changes.get(name) ?? []), change]);
  }
  return changes;
}

export function componentChanges() {
  const release = lastRelease();
  const releases = new Map(release && [[release.commit, release.version]]);
  const paths = ['packages/ui/src', 'CHANGELOG.md'];
  const log = git(['log', '--format=%x00%h%x09%as%x09%s', '--name-status', '--', ...paths]);
  return readChanges(log?.toString() ?? '', releases);
}

/** Groups stories by changed, added and removed pictures. A changed story names one picture, preferably light-360. */
export function readPictureChanges(status: string): Omit<PictureChanges, 'since'> {
  const kinds = new Map<string, Map<string, string>>();
  for (const line of status.split('\n').filter(Boolean)) {
    const [kind = '', path = ''] = line.split('\t');
    const [story = '', file = ''] = path.split('/').slice(-2);
    kinds.set(story, (kinds.get(story) ?? new Map<string, string>()).set(file, kind));
  }
  const stories = [...kinds].map(([id, files]) => {
    const changed = [...files].filter(([, kind]) => kind === 'M').map(([file]) => file);
    const file = changed.find((name) => name === 'light-360.webp') ?? changed[0];
    return {
      id,
      file,
      isNew: [...files.values()].every((kind) => kind === 'A'),
      isGone: [...files.values()].every((kind) => kind === 'D'),
    };
  });
  return {
    changed: stories.flatMap(({ id, file }) => (file ? [{ id, file }] : [])),
    added: stories.filter(({ isNew }) => isNew).map(({ id }) => id),
    removed: stories.filter(({ isGone }) => isGone).map(({ id }) => id),
  };
}

/** The commit that added the heading of the newest version to the changelog. */
function lastRelease() {
  const changelog = git(['show', 'HEAD:CHANGELOG.md'])?.toString() ?? '';
  const [heading, version] = changelog.match(/^## (\d[\w.-]*)/m) ?? [];
  if (!heading || !version) return undefined;
  const [commit, date] = (
    git(['log', `-S${heading}`, '--format=%h %as', '--reverse', '--', 'CHANGELOG.md'])?.toString() ?? ''
  ).split(/\s/);
  return commit && date ? { commit, version, date } : undefined;
}

/** Compares the pictures of the stories with the last release. */
export function pictureChanges(): PictureChanges | undefined {
  const release = lastRelease();
  if (!release) return undefined;
  const status = git(['diff', '--name-status', '--no-renames', release.commit, 'HEAD', '--', pictures]);
  if (!status) return undefined;
  return { since: release, ...readPictureChanges(status.toString()) };
}

/** A picture of a story in a commit, with a path such as `button--matrix/light-360.webp`. */
export interface Picture {
  commit: string;
  path: string;
}

/** Splits the output of `git cat-file --batch` into objects, undefined for a missing one. */
export function readObjects(batch: Buffer): (Buffer | undefined)[] {
  const contents: (Buffer | undefined)[] = [];
  for (let start = 0; start < batch.length; ) {
    const body = batch.indexOf('\n', start) + 1;
    const [, size] = batch.toString('utf8', start, body).match(/ blob (\d+)\n$/) ?? [];
    const end = body + Number(size ?? 0);
    contents.push(size === undefined ? undefined : batch.subarray(body, end));
    start = size === undefined ? body : end + 1;
  }
  return contents;
}

/** Reads all pictures with one git process, because starting one is slow in a large build. */
export const readPictures = (wanted: Picture[]) =>
  readObjects(
    git(
      ['cat-file', '--batch'],
      wanted.map(({ commit, path }) => `${commit}:${pictures}/${path}\n`).join(''),
    ) ?? Buffer.alloc(0),
  );
