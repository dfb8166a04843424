import { Square, Volume2 } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../primitives/actions/IconButton/IconButton.tsx';

/** Some browsers have no speech synthesis. */
const synthesis: () => SpeechSynthesis | undefined = () => window.speechSynthesis;

/** The tag of a voice for the language, such as `de-DE` or `de_DE`, or null. */
const voiceOf = (language: string) =>
  synthesis()
    ?.getVoices()
    .find(({ lang }) => lang.split(/[-_]/)[0] === language)?.lang ?? null;

/** Voices are loaded after the page. */
function subscribe(onChange: () => void) {
  const speech = synthesis();
  speech?.addEventListener('voiceschanged', onChange);
  return () => speech?.removeEventListener('voiceschanged', onChange);
}

export interface HearButtonProps {
  text: string;
  /** Language of the text, such as `de`. */
  language: string;
  /** Accessible name, such as “Hear ‘Anmeldung’”. */
  label: string;
  /** Accessible name while the text is read. */
  stopLabel: string;
}

/** Reads a text aloud. Renders nothing if the device has no voice for its language. */
export function HearButton({ text, language, label, stopLabel }: HearButtonProps) {
  const voice = useSyncExternalStore(
    subscribe,
    () => voiceOf(language),
    () => null,
  );
  const [isReading, setIsReading] = useState(false);

  useEffect(() => () => synthesis()?.cancel(), []);

  if (voice === null) return null;

  const read = () => {
    const words = new SpeechSynthesisUtterance(text);
    words.lang = voice.replace('_', '-');
    words.onend = () => setIsReading(false);
    words.onerror = () => setIsReading(false);
    // Another text may be playing.
    synthesis()?.cancel();
    synthesis()?.speak(words);
    setIsReading(true);
  };
  const stop = () => {
    synthesis()?.cancel();
    setIsReading(false);
  };
  return (
    <IconButton
      size="small"
      icon={isReading ? Square : Volume2}
      label={isReading ? stopLabel : label}
      onClick={isReading ? stop : read}
    />
  );
}
