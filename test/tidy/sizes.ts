import { ts } from "./compiler.ts";
import type { Rule } from "./source.ts";

export const maxFileLines = 500;
export const maxFunctionLines = 70;
export const maxColumns = 120;
export const maxFolderFiles = 40;

/** A file fits one sitting. */
export const fileSize: Rule = (sources) =>
  sources.flatMap(({ path, text }) => {
    const count = text.replace(/\n$/, "").split("\n").length;
    const message = `${count} lines, more than ${maxFileLines}`;
    return count > maxFileLines ? [{ file: path, line: maxFileLines + 1, rule: "file-size", message }] : [];
  });

/** A function fits one screen. */
export const functionSize: Rule = (sources) =>
  sources.flatMap((source) =>
    source.nodes.flatMap((node) => {
      if (!ts.isFunctionLike(node)) return [];
      const line = source.lineOf(node);
      const count = source.lineOf(node, "end") - line + 1;
      const message = `a function of ${count} lines, more than ${maxFunctionLines}`;
      return count > maxFunctionLines ? [{ file: source.path, line, rule: "function-size", message }] : [];
    }),
  );

/** A line fits beside another. Imports are as long as their names; a text that clients see is whole, to be searched. */
export const lineLength: Rule = (sources) =>
  sources.flatMap(({ path, lines }) =>
    lines.flatMap((each, index) => {
      if (each.length <= maxColumns || /^(import |\s*["'`])/.test(each)) return [];
      const columns = [...each].length;
      const message = `${columns} columns, more than ${maxColumns}`;
      return columns > maxColumns ? [{ file: path, line: index + 1, rule: "line-length", message }] : [];
    }),
  );

/** A folder's list is read at one look; what is more is grouped by what it is about. */
export const folderSize: Rule = (sources) => {
  const counts = new Map<string, number>();
  for (const { path } of sources) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => {
    const message = `${count} files, more than ${maxFolderFiles}`;
    return count > maxFolderFiles ? [{ file: folder, line: 1, rule: "folder-size", message }] : [];
  });
};
