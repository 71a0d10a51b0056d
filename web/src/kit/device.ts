// What this browser is called where somebody sees the devices that hold a seat: "Chrome, Android".

const BROWSERS: [name: string, mark: RegExp][] = [
  ['Edge', /Edg\//], ['Opera', /OPR\//], ['Firefox', /Firefox\//], ['Samsung Internet', /SamsungBrowser\//], ['Chrome', /Chrome\//], ['Safari', /Safari\//],
]
const SYSTEMS: [name: string, mark: RegExp][] = [
  ['iPhone', /iPhone/], ['iPad', /iPad/], ['Android', /Android/], ['Windows', /Windows/], ['macOS', /Mac OS X/], ['Linux', /Linux/],
]

export function deviceName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((known) => known.find(([, mark]) => mark.test(agent))?.[0])
  return found.filter(Boolean).join(', ') || 'browser'
}
