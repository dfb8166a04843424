/** Pixels per unit of the drawing. */
const scale = 1.5;

const toDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** Loaded fonts as inline CSS, because an SVG image loads nothing. */
async function loadedFonts() {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const faces = [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const [name, weight, range, source] = ['font-family', 'font-weight', 'unicode-range', 'src'].map(
        (property) => rule.style.getPropertyValue(property).replaceAll('"', ''),
      );
      const [, url] = source?.match(/url\((.+?)\)/) ?? [];
      const isLoaded = loaded.some(
        (face) =>
          face.family.replaceAll('"', '') === name && face.weight === weight && face.unicodeRange === range,
      );
      return url && isLoaded ? [{ css: rule.cssText, url: new URL(url, href ?? document.baseURI) }] : [];
    }),
  );
  // Storybook has duplicate style sheets.
  const styles = [...new Map(faces.map((face) => [face.css, face])).values()].map(async ({ css, url }) => {
    const response = await fetch(url);
    return css.replace(/url\(.+?\)/, `url(${await toDataUrl(await response.blob())})`);
  });
  return (await Promise.all(styles)).join('');
}

/** Attributes instead of a style attribute, which the content security policy forbids. */
function copyLook(from: Element, to: Element) {
  const { color, fontFamily, fontWeight } = getComputedStyle(from);
  to.removeAttribute('style');
  for (const [name, value] of Object.entries({
    color,
    'font-family': fontFamily,
    'font-weight': fontWeight,
  })) {
    to.setAttribute(name, value);
  }
}

/** Copies the drawing with its colours, fonts and the page background. */
async function withOwnLook(drawing: SVGSVGElement) {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll('svg, text');
  for (const [index, part] of drawing.querySelectorAll('svg, text').entries()) {
    const own = copies[index];
    if (own) copyLook(part, own);
  }
  copyLook(drawing, copy);
  const ground = document.createElementNS(copy.namespaceURI, 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', getComputedStyle(document.documentElement).backgroundColor);
  const style = document.createElementNS(copy.namespaceURI, 'style');
  style.textContent = await loadedFonts();
  copy.prepend(style, ground);
  return copy;
}

/** Turns a drawing into a PNG file on the device. */
export async function toPng(drawing: SVGSVGElement, name: string): Promise<File> {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = await withOwnLook(drawing);
  copy.setAttribute('width', String(width * scale));
  copy.setAttribute('height', String(height * scale));
  const source = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(source);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = height * scale;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw new Error('The browser made no picture of the drawing');
    return new File([png], name, { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}
