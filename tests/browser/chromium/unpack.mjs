// Unpacks the Chromium inside the npm package, with the libraries a bare machine may lack, and tells where both are.
import { join } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";

const bin = join(import.meta.dirname, "node_modules", "@sparticuz", "chromium", "bin");
const program = await chromium.executablePath(bin);
const libraries = join(await inflate(join(bin, "al2023.tar.br")), "lib");
console.log(JSON.stringify({ program, libraries }));
