import { type RefObject, useEffect, useEffectEvent } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

const stopsIn = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  );

const scopeOf = (element: Element) =>
  element.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;

interface Places {
  area: RefObject<HTMLElement | null>;
  before: RefObject<Element | null>;
  /** True until Tab has focused the newest toast. */
  isNew: RefObject<boolean>;
}

/** Tab focuses a new toast, except from a text field or inside a dialog and then returns. */
export function useTabToToasts({ area, before, isNew }: Places) {
  const stopFor = (from: Element, isForward: boolean): HTMLElement | null | undefined => {
    const toasts = [...(area.current?.querySelectorAll('li') ?? [])].reverse();
    const scope = scopeOf(from);
    if (!area.current?.contains(from)) {
      const isAtTheEnd = scope !== document.body && from === stopsIn(scope).at(isForward ? -1 : 0);
      const isSentOn = isNew.current && isForward && !from.matches('input, select, textarea');
      return isAtTheEnd || isSentOn ? toasts[0]?.querySelector('button') : null;
    }
    const stops = toasts.flatMap((toast) => [toast, ...stopsIn(toast)]);
    const origin = before.current;
    if (!origin?.isConnected || from !== stops.at(isForward ? -1 : 0)) return null;
    if (!isForward) return origin instanceof HTMLElement ? origin : null;
    const others = stopsIn(scopeOf(origin)).filter((stop) => !area.current?.contains(stop));
    const isAfter = (stop: Element) =>
      origin.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING && !origin.contains(stop);
    return others.find(isAfter) ?? others[0];
  };

  const lead = useEffectEvent((event: KeyboardEvent) => {
    const from = document.activeElement;
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !from) return;
    const stop = stopFor(from, !event.shiftKey);
    if (!stop) return;
    event.preventDefault();
    // A dialog would take the focus back.
    event.stopPropagation();
    stop.focus();
  });

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => lead(event);
    document.addEventListener('keydown', handleKeyDown, true);
    return () => document.removeEventListener('keydown', handleKeyDown, true);
  }, []);
}
