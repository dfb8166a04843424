import { Square, Volume2 } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { useMessages } from '../../messages/useMessages.ts';

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

interface HearTermProps {
  term: string;
  language: string;
}

/** Reads an official term aloud, if the device has a voice for its language. */
export function HearTerm({ term, language }: HearTermProps) {
  const messages = useMessages('guide');
  const voice = useSyncExternalStore(subscribe, () => voiceOf(language));
  const [isReading, setIsReading] = useState(false);

  useEffect(() => () => synthesis()?.cancel(), []);

  if (voice === null) return null;

  const read = () => {
    const words = new SpeechSynthesisUtterance(term);
    words.lang = voice.replace('_', '-');
    words.onend = () => setIsReading(false);
    words.onerror = () => setIsReading(false);
    // Another term may be playing.
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
      label={isReading ? messages.stop({ term }) : messages.hear({ term })}
      onClick={isReading ? stop : read}
    />
  );
}
