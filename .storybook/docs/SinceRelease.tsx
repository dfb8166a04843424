import { pictureChanges } from './data.ts';
import { day } from './day.ts';
import { StoryLink } from './StoryLink.tsx';

const areaOf = (id: string) => id.split('--')[0] ?? id;

const nameOf = (id: string) => (id.split('--')[1] ?? id).replaceAll('-', ' ');

/** Turns `primitives-actions-button` into "Primitives, actions, button". */
const titleOf = (area: string) => area.replaceAll('-', ', ').replace(/^./, (letter) => letter.toUpperCase());

const byArea = <Item,>(items: readonly Item[], idOf: (item: Item) => string) =>
  [...Map.groupBy(items, (item) => areaOf(idOf(item)))].sort(([a], [b]) => a.localeCompare(b));

function Links({ ids, gone = false }: { ids: readonly string[]; gone?: boolean }) {
  return (
    <ul>
      {byArea(ids, (id) => id).map(([area, own]) => (
        <li key={area}>
          {`${titleOf(area)}: `}
          {own.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              {gone ? nameOf(id) : <StoryLink id={id}>{nameOf(id)}</StoryLink>}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Lists changed, new and deleted screenshots since the last release. */
export function SinceRelease() {
  if (!pictureChanges) return <p>These sources have no git history, so nothing can be compared.</p>;
  const { since, changed, added, removed } = pictureChanges;
  return (
    <>
      <p>
        {`Since version ${since.version} of ${day(since.date)}: ${changed.length} stories look different, ${added.length} are new, ${removed.length} are gone.`}
      </p>
      <h2>Look different</h2>
      {byArea(changed, ({ id }) => id).map(([area, own]) => (
        <details key={area} className="docs-section">
          <summary>{`${titleOf(area)}, ${own.length}`}</summary>
          {own.map(({ id, file }) => (
            <section key={id} aria-label={`${titleOf(area)}: ${nameOf(id)}`}>
              <h3>
                <StoryLink id={id}>{nameOf(id)}</StoryLink>
              </h3>
              <div className="docs-compared">
                {['before', 'now'].map((when) => (
                  <figure key={when}>
                    <img
                      src={`pictures/${when}/${id}/${file}`}
                      alt={`${nameOf(id)}, ${when}`}
                      loading="lazy"
                    />
                    <figcaption>{`${when}, ${file.replace('.webp', '')}`}</figcaption>
                  </figure>
                ))}
              </div>
            </section>
          ))}
        </details>
      ))}
      <h2>New</h2>
      <Links ids={added} />
      <h2>Gone</h2>
      <Links ids={removed} gone />
    </>
  );
}
