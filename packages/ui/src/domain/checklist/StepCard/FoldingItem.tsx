import { Component, type ComponentProps, createRef } from 'react';

export interface FoldingItemProps extends ComponentProps<'li'> {
  /** A list item that is folded keeps the next one in its place on the screen. */
  isFolded: boolean;
}

/** A list item that becomes lower without moving what is below it. Hooks cannot read the layout before an update. */
export class FoldingItem extends Component<FoldingItemProps> {
  readonly #ref = createRef<HTMLLIElement>();

  #nextTop = () => this.#ref.current?.nextElementSibling?.getBoundingClientRect().top ?? null;

  override getSnapshotBeforeUpdate(before: FoldingItemProps) {
    return this.props.isFolded && !before.isFolded ? this.#nextTop() : null;
  }

  override componentDidUpdate(_props: FoldingItemProps, _state: unknown, topBefore: number | null) {
    const top = topBefore === null ? null : this.#nextTop();
    if (topBefore !== null && top !== null) window.scrollBy({ top: top - topBefore, behavior: 'instant' });
  }

  override render() {
    const { isFolded: _, ...props } = this.props;
    return <li ref={this.#ref} {...props} />;
  }
}
