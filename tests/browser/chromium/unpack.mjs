// Unpacks the Chromium inside the npm package, with the libraries a bare machine may lack, into the temporary folder.
import { join } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";

const bin = join(import.meta.dirname, "node_modules", "@sparticuz", "chromium", "bin");
await chromium.executablePath(bin);
await inflate(join(bin, "al2023.tar.br"));
