/** Outlook for Windows takes a cell's font from that cell alone. */
export const font = {
  fontFamily: "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  fontSize: 16,
  lineHeight: "25px",
};
export const ink = { color: "#14162a" };
export const soft = { color: "#565a75" };
export const rule = "1px solid #e2e1ee";
