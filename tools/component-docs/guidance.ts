import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { componentPaths, tokensIn } from '../../packages/ui/build/componentTokens.ts';

export interface Guidance {
  status: string;
  /** Names of the same thing in other design systems. */
  aliases: string[];
  /** The day on which a person last reviewed its accessibility. */
  reviewed: string | undefined;
  /** The text under each heading. */
  sections: Record<string, string>;
}

export const statuses = ['trial', 'stable', 'deprecated'] as const;

/** The headings of the guidance of each component, in this order. */
export const headings = [
  'Use it when',
  'Do not use it when',
  'Anatomy',
  'Words',
  'Keyboard and speech',
  'Narrow, long, right to left',
  'Related',
] as const;

/** Parses guidance: `status: …`, `aliases: …, …`, perhaps `reviewed: …`, and a section under each heading. */
export function parseGuidance(markdown: string): Guidance {
  const [top = '', ...parts] = markdown.split(/^## /m);
  const field = (name: string) => top.match(new RegExp(`^${name}: (.+)$`, 'm'))?.[1];
  const sections = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return [heading.trim(), lines.join('\n').trim()];
  });
  return {
    status: field('status') ?? '',
    aliases: field('aliases')?.split(', ') ?? [],
    reviewed: field('reviewed'),
    sections: Object.fromEntries(sections),
  };
}

/** Returns the faults of the guidance of a component as messages for its author. */
export function faultsOf({ status, aliases, reviewed, sections }: Guidance): string[] {
  const found = Object.keys(sections);
  return [
    ...(statuses.includes(status as never) ? [] : [`status: ${statuses.join(', ')}`]),
    ...(aliases.length > 0 && !aliases.includes('TODO')
      ? []
      : ['aliases: names in other design systems, such as modal, popup']),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(reviewed ?? '2026-11-22') ? [] : ['reviewed: a day such as 2026-11-22']),
    ...(found.join() === headings.join() ? [] : [`headings: ${headings.join(' · ')}`]),
    ...found.filter((heading) => !sections[heading] || /TODO/.test(sections[heading])),
  ];
}

const source = join(import.meta.dirname, '../../packages/ui/src');

export interface ComponentFolder {
  name: string;
  /** From `packages/ui/src`, such as `primitives/actions/Button`. */
  folder: string;
  /** The text of its guidance. */
  guidance: string | undefined;
  /** The tokens in its styles, such as `color.text.muted`. */
  tokens: string[];
}

const read = (path: string) => readFileSync(join(source, path), 'utf8');

/** The folders of `packages/ui/src` that contain a component of the same name. */
export const componentFolders = (layer?: string): ComponentFolder[] =>
  componentPaths(layer).map((folder) => {
    const name = basename(folder);
    const file = `${folder}/${name}.md`;
    return {
      name,
      folder,
      guidance: existsSync(join(source, file)) ? read(file) : undefined,
      tokens: tokensIn(folder),
    };
  });
