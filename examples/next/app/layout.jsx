import { createTheme } from '@settlement-help/ui/tokens';
import '@settlement-help/ui/styles.css';
import '@settlement-help/ui/fonts.css';
import { Texts } from './Texts.jsx';

export const metadata = { title: 'Settlement Help UI with Next' };

// Computed on the server. Throws if a colour pair has too little contrast.
const brand = createTheme({
  light: { action: { background: '#5b2a86', hover: '#451f66', text: '#5b2a86', soft: '#efe6f7' } },
  dark: {
    action: {
      background: '#d3b4f0',
      hover: '#e6d5f7',
      text: '#d3b4f0',
      onAction: '#2a0f42',
      soft: '#3d2a52',
    },
  },
});

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <style>{brand}</style>
        <Texts>{children}</Texts>
      </body>
    </html>
  );
}
